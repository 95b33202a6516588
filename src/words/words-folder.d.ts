interface ImportMetaEnv {
  /** Path of the catalogues that the build wrote (src/build/compile-words.ts); absent in development. */
  readonly WORDS_FOLDER: string;
}
