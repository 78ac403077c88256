import { screens } from '../app/admin/lib/screens.ts';

/** What is not used of a file, by the names of its functions. */
export type Unused = {
  /** The end of the file's path. */
  file: string;
  /** Never called: each throws then. `default` is the one that the file is imported for. */
  never: readonly string[];
  /** Called, and with nothing to do as long as the rest is not used. */
  idle?: readonly string[];
  /** Classes whose methods are never called. */
  methodsOf?: readonly string[];
};

/**
 * What stands behind the panel's sign-in, of which the server draws nothing: it never knows who is signed in
 * (`app/admin/shell/guard.tsx`). It needs the titles of these pages.
 */
export const BEHIND_SIGN_IN: readonly Unused[] = [
  ...screens.map(({ file }) => ({ file: `app/${file}`, never: ['default'] })),
  { file: 'app/admin/frame/not-found.tsx', never: ['default'] },
  { file: 'app/admin/shell/route.tsx', never: ['Shell'] },
];

/**
 * What pages and panel do not use of libraries. Found by reading, and by running every browser test;
 * `lint/left-out.grit` says what the program may therefore not import.
 */
export const UNUSED: readonly Unused[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    never: [
      // <ViewTransition>; moves between pages ask the browser themselves.
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'applyViewTransitionName',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureViewTransitionHostInstancesRecursive',
      'restorePairedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'ViewTransitionPseudoElement',
      'commitAfterMutationEffectsOnFiber',
      'recursivelyTraverseAfterMutationEffects',
      'queueTransitionTypes',
      // <SuspenseList>, <Activity>.
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'initSuspenseListRenderState',
      'updateSuspenseListComponent',
      'mountActivityChildren',
      'retryActivityComponentWithoutHydrating',
      'updateActivityComponent',
      // Actions of forms: useActionState, <form action={…}>.
      'dispatchActionState',
      'ensureFormComponentIsStateful',
      'mountActionState',
      'rerenderActionState',
      'requestFormReset$1',
      'requestFormReset',
      'runActionStateAction',
      'updateActionStateImpl',
      'TransitionAwareHostComponent',
      // The memory of compiled components, elements of the page's own making.
      'useMemoCache',
      'setPropOnCustomElement',
      // findDOMNode, and asking for a part to be taken over first.
      'findCurrentFiberUsingSlowPath',
      'attemptExplicitHydrationTarget',
      // Styles with a precedence, scripts with an address, and what is asked for ahead by a call.
      'acquireResource',
      'insertStylesheetIntoRoot',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preloadModule',
      'preloadStylesheet',
      'suspendResource',
      'insertSuspendedStylesheets',
      'estimateBandwidth',
      // A ref on a fragment.
      'FragmentInstance',
      'addFragmentHandleToFiber',
      'addFragmentHandleToInstance',
      'blurActiveElementWithinFragment',
      'deleteChildFromFragmentInstance',
      'commitNewChildToFragmentInstance',
    ],
    idle: [
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'measureNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'trackEnterViewTransitions',
      // The names of components in the report of an error; shortened, they say nothing.
      'getStackByFiberInDevAndProd',
      'getComponentNameFromType',
      // Turns the browser's own wheel while an answer is awaited; moves between pages have a bar of ours.
      'defaultOnDefaultTransitionIndicator',
      // Tells useFormStatus of a form that was sent.
      'startHostTransition',
    ],
    methodsOf: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    file: 'react-router/dist/production/lib/router/router.js',
    // useFetcher; routes that are found on the way.
    never: [
      'handleFetcherAction',
      'handleFetcherLoader',
      'patchRoutesImpl',
      'fetch',
      'discoverRoutes',
      'setFetcherError',
      'getDoneFetcher',
    ],
  },
  {
    file: 'react-router/dist/production/lib/hooks.js',
    // Components of the server's making; a router without data; a root without a screen for errors.
    never: ['RSCErrorHandler', 'useNavigateUnstable'],
    idle: ['DefaultErrorComponent'],
  },
  {
    file: 'react-router/dist/production/lib/errors.js',
    never: ['decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  },
  {
    file: 'react-router/dist/production/lib/dom/lib.js',
    never: ['HistoryRouter'],
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/components.js',
    never: ['RSCPrefetchPageLinksImpl'],
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/errorBoundaries.js',
    // Where our own screen for errors fails as well: an English page with the place in the code.
    idle: ['RemixRootDefaultErrorBoundary'],
    never: ['BoundaryShell'],
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/fallback.js',
    never: ['RemixRootDefaultHydrateFallback'],
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/single-fetch.js',
    // useFetcher; an app without a server.
    never: ['singleFetchLoaderFetcherStrategy', 'nonSsrStrategy'],
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/routes.js',
    // Code that changes while somebody develops; actions of the server's components.
    never: ['wrapShouldRevalidateForHdr', 'createClientRoutesWithHMRRevalidationOptOut'],
  },
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    never: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
    idle: ['consumeInstrumentationClientResultMetaReceiver'],
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
    // All addresses come with the first page.
    never: ['getPartialManifest', 'fetchAndApplyManifestPatches'],
    idle: ['isFogOfWarEnabled', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
  },
];
