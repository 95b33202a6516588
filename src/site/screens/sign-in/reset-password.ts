export { handle, resetPassword as loader } from './start-sign-in.ts';
