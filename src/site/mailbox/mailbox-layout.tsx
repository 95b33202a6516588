export { ErrorBoundary } from '../shell/error-boundary.tsx';
export { default } from '../shell/layout.tsx';
