/**
 * An inline script as those of `page-scripts.ts`, in a file that no browser loads. On a device: answers are stored under the key in
 * `data-key`, or the address names a saved price (U-07), so that another question than the first will be open.
 */
export const MARK_WITH_ANSWERS =
  "try{(location.hash.startsWith('#quote=')||sessionStorage.getItem(document.currentScript.dataset.key))&&(document.documentElement.dataset.answers='stored')}catch(e){}"
