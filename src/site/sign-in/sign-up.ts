export { signUp as loader } from './start-sign-in.ts';
