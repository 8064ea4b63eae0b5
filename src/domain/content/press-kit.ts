/** Path of the press kit, at the root: a zip with logo and screenshots, made by the build. Site facts, section 8. */
export const pressKitPath = '/mallard-press-kit.zip';
