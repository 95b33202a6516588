interface ImportMetaEnv {
  /** The path of the catalogues in this build (src/build/compile-words.ts); none in development. */
  readonly WORDS_FOLDER: string;
}
