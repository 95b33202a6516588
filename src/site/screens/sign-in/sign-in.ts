export { handle, signIn as loader } from './start-sign-in.ts';
