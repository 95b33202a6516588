/**
 * The key that everybody may know, as the existing site's pages have it in the middle of a script: programs
 * cut it out with `API_KEY:"([^"]+)"`. A data block is never run; the configuration refuses quotes and `<`.
 */
export function PublicKey({ value }: { value: string | null }) {
  if (value === null) return null;
  return <script type="text/plain" dangerouslySetInnerHTML={{ __html: `API_KEY:"${value}"` }} />;
}
