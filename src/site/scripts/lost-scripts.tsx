import { use } from 'react';
import { Rendering } from './scripted.ts';

/**
 * Loads a page anew, once a minute at most (specification §8), when one of its scripts cannot be had: a newer
 * build has taken the place of the one that the page is of. It stands in the page, before all others.
 */
export function LostScripts() {
  const rendering = use(Rendering);
  if (rendering === null) return null;
  return <script nonce={rendering.nonce} dangerouslySetInnerHTML={{ __html: reloadOnLostScript }} />;
}

// Who goes on without a late script tells by `tellLost`; an element tells of its own failure; an import by
// its rejection, and where a module awaited it by an error, in the words of Chromium, Firefox and Safari. A
// page is not loaded anew without a network, nor where it may store nothing: nobody counts; nor where
// something was typed or chosen, which would be lost: forms work without their scripts.
export const reloadOnLostScript = `{
const lost=/dynamically imported module|Importing a module script/;
const typed=()=>[...document.querySelectorAll("input,textarea")].some(f=>f.value!==f.defaultValue||f.checked!==f.defaultChecked)||[...document.querySelectorAll("select")].some(s=>s.selectedIndex!==Math.max(0,[...s.options].findIndex(o=>o.defaultSelected)));
const anew=()=>{if(!navigator.onLine||typed())return;try{const at=Number(sessionStorage.getItem("reloaded"));if(Date.now()-at<60000)return;sessionStorage.setItem("reloaded",String(Date.now()))}catch{return}location.reload()};
addEventListener("mvi:lost",anew);
addEventListener("error",({target,message})=>{if(target instanceof HTMLScriptElement||lost.test(message))anew()},true);
addEventListener("unhandledrejection",({reason})=>{if(lost.test(reason?.message))anew()});
}`;
