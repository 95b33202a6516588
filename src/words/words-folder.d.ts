interface ImportMetaEnv {
  /** Path of the catalogues in this build (src/build/compile-words.ts); absent in development. */
  readonly WORDS_FOLDER: string;
}
