/** The most posts of one response of the API, and of a page of the list. */
export const postsPerPage = 100
