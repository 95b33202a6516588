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

// Who goes on without a late script tells by `tellLost`, an element tells of its own failure, and an import
// by its rejection, in the words of Chromium, Firefox and Safari. Where the page may store nothing it is not
// loaded anew: nobody counts; nor where something was typed, which would be lost: forms work without their
// scripts.
export const reloadOnLostScript = `{
const typed=()=>[...document.querySelectorAll("input,textarea")].some(f=>f.value!==f.defaultValue||f.checked!==f.defaultChecked);
const anew=()=>{if(typed())return;try{const at=Number(sessionStorage.getItem("reloaded"));if(Date.now()-at<60000)return;sessionStorage.setItem("reloaded",String(Date.now()))}catch{return}location.reload()};
addEventListener("mvi:lost",anew);
addEventListener("error",({target})=>{if(target instanceof HTMLScriptElement)anew()},true);
addEventListener("unhandledrejection",({reason})=>{if(/dynamically imported module|Importing a module script/.test(reason?.message))anew()});
}`;
