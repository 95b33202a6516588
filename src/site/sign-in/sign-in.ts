export { signIn as loader } from './start-sign-in.ts';
