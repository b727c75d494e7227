/** What every module may ask of a browser as soon as it is loaded. */

Object.assign(globalThis, {
  document: { documentElement: { dataset: {} } },
  location: { pathname: "/", search: "", hash: "" },
});
