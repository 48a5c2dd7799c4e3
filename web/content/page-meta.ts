/**
 * What search results and chat messages show of an entity's page, written for it: a title of 17 to 65 characters, a description of 110
 * to 165, each its own on the whole site. It lives with the page and never in a list. In a description `{{price}}` stands for the entity's price.
 */
export interface PageMeta {
  titleVi: string
  titleEn: string
  descriptionVi: string
  descriptionEn: string
}
