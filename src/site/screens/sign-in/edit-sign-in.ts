export { editSignIn as loader, handle } from './start-sign-in.ts';
