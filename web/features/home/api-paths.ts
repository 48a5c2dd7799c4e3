/** The Travel Guide block shows the newest three articles. */
export const homeArticlesPath = '/api/posts?limit=3'

export const homeData = () => [homeArticlesPath]
