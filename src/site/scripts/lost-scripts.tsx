import { use } from 'react';
import { Rendering, useScripted } from './scripted.ts';

/**
 * Reloads a page, at most once a minute (specification §8), if one of its scripts cannot be loaded. The usual
 * reason is that a newer build has replaced the build of the page. This script is in the page before all
 * other scripts, because it must see their errors.
 */
export function LostScripts() {
  const rendering = use(Rendering);
  if (!useScripted() || rendering === null) return null;
  return <script nonce={rendering.nonce} dangerouslySetInnerHTML={{ __html: reloadOnLostScript }} />;
}

// Three signs show that a script cannot be loaded. Lazy-loaded scripts call `tellLost`. Script elements cause
// an error event. A failed import causes a rejection, or an error if a module awaited it; its message differs
// in Chromium, Firefox and Safari.
// The page does not reload without a network. It does not reload without storage, because then nothing counts
// the reloads. It does not reload after something was typed or chosen, because a reload would lose it, and
// forms work without their scripts.
export const reloadOnLostScript = `{
const lost=/dynamically imported module|Importing a module script/;
const typed=()=>[...document.querySelectorAll("input,textarea")].some(f=>f.value!==f.defaultValue||f.checked!==f.defaultChecked)||[...document.querySelectorAll("select")].some(s=>s.selectedIndex!==Math.max(0,[...s.options].findIndex(o=>o.defaultSelected)));
const anew=()=>{if(!navigator.onLine||typed())return;try{const at=Number(sessionStorage.getItem("reloaded"));if(Date.now()-at<60000)return;sessionStorage.setItem("reloaded",String(Date.now()))}catch{return}location.reload()};
addEventListener("mvi:lost",anew);
addEventListener("error",({target,message})=>{if(target instanceof HTMLScriptElement||lost.test(message))anew()},true);
addEventListener("unhandledrejection",({reason})=>{if(lost.test(reason?.message))anew()});
}`;
