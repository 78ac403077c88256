/** What pages and panel do not use of a library's file, by the names of its functions. */
export type Unused = {
  /** The end of the file's path. */
  file: string;
  /** Never called: each throws then. */
  never: readonly string[];
  /** Called, and with nothing to do as long as the rest is not used. */
  idle?: readonly string[];
  /** Classes whose methods are never called. */
  methodsOf?: readonly string[];
};

/**
 * Found by reading, and by running every browser test; `tests/house/left-out.test.ts` says what the program may
 * therefore not import.
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
      // <SuspenseList>, <Activity>.
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
      // Tells useFormStatus of a form that was sent.
      'startHostTransition',
    ],
    methodsOf: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    file: 'react-router/dist/production/lib/router/router.js',
    // useFetcher; routes that are found on the way.
    never: ['handleFetcherAction', 'handleFetcherLoader', 'patchRoutesImpl'],
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
