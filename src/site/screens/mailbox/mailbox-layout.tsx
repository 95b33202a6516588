export { ErrorBoundary } from '#site/frame/error-boundary.tsx';
export { default } from '#site/frame/layout.tsx';
