/** Where the press kit lies, at the root: a zip with logo and screens, which the build makes. Site facts, section 8. */
export const pressKitPath = '/mallard-press-kit.zip';
