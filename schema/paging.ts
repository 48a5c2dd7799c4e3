/** Posts per response of the API and per page of the list. */
export const postsPerPage = 100
