import type { Plugin } from 'vite';

const entry = 'src/office/client/office.ts';

/**
 * Builds the script of the office as an entry of its own, which no page of visitors loads.
 * `office-entry.json` names the built file for the server.
 */
export function officeEntry(): Plugin {
  let reference: string | null = null;
  return {
    name: 'office-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      reference = this.emitFile({ type: 'chunk', id: entry, name: 'office' });
    },
    generateBundle() {
      if (reference === null) return;
      const source = JSON.stringify({ script: this.getFileName(reference) });
      this.emitFile({ type: 'asset', fileName: 'office-entry.json', source });
    },
  };
}
