/** What a reader keeps of a page or of a public answer: it asks again each time. */
export const askEachTime = 'public, max-age=0, must-revalidate'
