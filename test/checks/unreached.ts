/**
 * What is built and no page, job or command reaches yet, each with the page it waits for. The check beside it compares
 * these lists with the code: a line that is missing was built for nobody, a line too many has found its page and goes. They
 * may only get shorter.
 */
export const unreachedMembers: Readonly<Record<string, string>> = {};

/** Classes of the application that no feature binds yet. */
export const unwiredClasses: Readonly<Record<string, string>> = {};

/** Events that nothing sends yet. */
export const unreachedEvents: Readonly<Record<string, string>> = {};

/** Experiments that no page carries yet. */
export const uncarriedExperiments: Readonly<Record<string, string>> = {};

/** How long each list may be. A number goes down with its list and never up: what is new lands together with its page. */
export const longestLists = { members: 0, classes: 0, events: 0, experiments: 0, messages: 1 } as const;
