/**
 * Runs before the first paint: applies the visitor's chosen theme and marks that scripts run. It stands in the page itself, so the
 * content security policy names its hash.
 */
export const themeScript =
  "document.documentElement.classList.add('js');try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
