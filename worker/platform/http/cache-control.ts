/** Browsers may store the response, but ask for it again each time. */
export const revalidate = 'public, max-age=0, must-revalidate'
