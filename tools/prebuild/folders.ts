/** Everything generated lies here; `public` is served and copied as it is. */
export const generated = '.generated'
export const generatedPublic = `${generated}/public`
/** The bytes of each share picture by its path. */
export const shareImagesFile = `${generated}/share-images.json`
