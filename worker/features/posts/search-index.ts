import { type SQL, sql } from 'drizzle-orm'
import type { PostContent } from '../../../schema/api/admin-posts'
import { postSearchTexts } from '../../../schema/post-search'
import { posts } from '../../../schema/tables/posts'

/** The statements that bring a post's entry of the full-text index up to date; entry and post share their `rowid`, so that none is searched for. */
export function indexPost(id: string, content: PostContent, when: SQL): SQL[] {
  const { title, summary, tags, body } = postSearchTexts(content)
  return [
    sql`delete from posts_search where rowid = (select rowid from ${posts} where id = ${id} and ${when})`,
    sql`
      insert into posts_search (rowid, slug, title, summary, tags, body)
      select rowid, ${content.slug}, ${title}, ${summary}, ${tags}, ${body} from ${posts} where id = ${id} and ${when}`,
  ]
}
