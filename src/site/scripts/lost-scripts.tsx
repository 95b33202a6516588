import { use } from 'react';
import { Rendering, useScripted } from './scripted.ts';

/**
 * Reloads a page, at most once a minute (specification §8), if one of its scripts cannot be loaded, because
 * a newer build has replaced the build of the page. It is in the page before all other scripts.
 */
export function LostScripts() {
  const rendering = use(Rendering);
  if (!useScripted() || rendering === null) return null;
  return <script nonce={rendering.nonce} dangerouslySetInnerHTML={{ __html: reloadOnLostScript }} />;
}

// Lost scripts are noticed by three signs: lazy-loaded scripts report by `tellLost`, script elements by
// their error event, and imports by their rejection, or by an error if a module awaited them, which is
// recognised by the messages of Chromium, Firefox and Safari. The page is not reloaded without a network;
// nor without storage, because nothing would count the reloads; nor if something was typed or chosen,
// because a reload would lose it, and forms work without their scripts.
export const reloadOnLostScript = `{
const lost=/dynamically imported module|Importing a module script/;
const typed=()=>[...document.querySelectorAll("input,textarea")].some(f=>f.value!==f.defaultValue||f.checked!==f.defaultChecked)||[...document.querySelectorAll("select")].some(s=>s.selectedIndex!==Math.max(0,[...s.options].findIndex(o=>o.defaultSelected)));
const anew=()=>{if(!navigator.onLine||typed())return;try{const at=Number(sessionStorage.getItem("reloaded"));if(Date.now()-at<60000)return;sessionStorage.setItem("reloaded",String(Date.now()))}catch{return}location.reload()};
addEventListener("mvi:lost",anew);
addEventListener("error",({target,message})=>{if(target instanceof HTMLScriptElement||lost.test(message))anew()},true);
addEventListener("unhandledrejection",({reason})=>{if(lost.test(reason?.message))anew()});
}`;
