/** Numbers n from one to another as rows of `numbers`. */
const numbers =
  'with recursive numbers(n) as (select cast(? as integer) union all select n + 1 from numbers where n < ?)'
/** Instants spread over 2,000 days before November 2026. */
const spread =
  "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || (n * 7919 % 2880000) || ' minutes')"
const towns = "substr('Hanoi   Hue     Da Nang Hoi An  Da Lat  ', 1 + 8 * (n % 5), 8)"

/** Articles from the first bound number to the second, one in ten a draft, and their counts. */
export const postRows = [
  `${numbers} insert into entries (id, kind, slug, status_vi, status_en, published_at_vi, published_at_en, changed_at_vi, title_vi, title_en,
      search_text, is_behind, created_at, updated_at, updated_by, deleted_at, summary, data, live)
    select id, 'post', id, iif(n % 10, 'published', 'draft'), iif(n % 10 and n % 4 = 0, 'published', 'draft'), iif(n % 10, day, null),
      iif(n % 10 and n % 4 = 0, day, null), iif(n % 10, day, null), json ->> 'titleVi', json ->> 'titleEn',
      'chuyen duong xa so road story number ' || n, n % 9 = 0, day, day, iif(n % 7, '', 'bench'),
      iif(n % 23, null, '2026-11-10T00:00:00.000Z'), iif(n % 10, json_remove(json, '$.bodyVi', '$.bodyEn'), null), json, iif(n % 10, json, null)
    from (select n, 'growth-post-' || n as id, ${spread} as day, json_object('titleVi', 'Chuyện đường xa số ' || n, 'titleEn', 'Road story number ' || n,
      'summaryVi', 'Tóm tắt của bài số ' || n, 'summaryEn', 'What story ' || n || ' tells', 'tags', json('["Huế"]'),
      'contentPillar', case n % 3 when 0 then 'practical-travel' when 1 then 'personal-stories' else 'cultural-immersion' end,
      'destinationSlug', case n % 4 when 0 then 'hue' when 1 then 'hanoi' end, 'featured', json(iif(n % 50, 'false', 'true')),
      'bodyVi', replace(hex(zeroblob(60)), '00', 'Đường dài, cơm nóng. '), 'bodyEn', replace(hex(zeroblob(60)), '00', 'A long road and hot rice. ')) as json
    from numbers)`,
  `${numbers} insert into entry_counts (entry_id, views) select 'growth-post-' || n, n * 31 % 1000 from numbers`,
  `${numbers} insert into entry_tags (slug, locale, kind, entry_id, tag) select 'hue', 'vi', 'post', 'growth-post-' || n, 'Huế' from numbers where n % 10`,
]

const shared = `'Khách ' || n, 'khach-' || n || '@example.com', '+84' || (900000000 + n)`
const leadStatus =
  "case n % 8 when 0 then 'open' when 1 then 'won' when 2 then 'spam' when 3 then 'lost' else 'new' end"
const searchText = `'khach ' || n || ' khach-' || n || '@example.com ' || lower(${towns})`
/**
 * Requests, messages, deliveries, the audit log and subscriptions from the first bound number to
 * the second.
 */
export const leadRows = [
  `${numbers} insert into submissions (id, kind, name, email, phone, destination, service, message, language, submitted_at, status, assignee, search_text,
      content_hash, created_at)
    select iif(n % 2, 'contact-', 'trip-') || n, iif(n % 2, 'contact', 'trip'), ${shared}, iif(n % 2, '', ${towns}), iif(n % 2, 'tour', null),
      iif(n % 2, 'A question, number ', 'Xin tư vấn chuyến đi ') || n, iif(n % 2, 'en', 'vi'), ${spread}, ${leadStatus},
      case when n % 5 = 0 then 'bench' end, ${searchText}, 'hash-' || n, ${spread} from numbers`,
  `${numbers} insert into outbox (id, kind, subject, idempotency_key, status, attempts, next_attempt_at, settled_at, created_at)
    select 'growth-' || n, 'trip-staff', 'trip-' || n, 'growth-' || n, case when n % 100 = 0 then 'dead' else 'sent' end, 1, ${spread}, ${spread}, ${spread} from numbers`,
  `${numbers} insert into audit_log (at, username, action, subject, label) select ${spread}, 'bench', 'lead.update', 'trip-' || n, '' from numbers`,
  `${numbers} insert into newsletter_subscriptions (email, language, status, subscribed_at, created_at)
    select 'khach-' || n || '@example.com', 'vi', case n % 3 when 0 then 'pending' when 1 then 'confirmed' else 'unsubscribed' end, ${spread}, ${spread} from numbers`,
]

/** Searches of the last ninety days and synonyms from the first bound number to the second. */
export const searchRows = [
  `${numbers} insert into search_counts (day, locale, query, searches, results, clicks, positions)
    select date('now', '-' || (n % 90) || ' days'), iif(n % 3, 'vi', 'en'), 'mon an ' || (n % 700), 1 + n % 9, n % 5, n % 2, n % 2 from numbers`,
  `${numbers} insert into search_synonyms (id, same, finds, updated_at, updated_by)
    select 'growth-' || n, '["món ' || n || '","dish ' || n || '"]', '[]', ${spread}, 'bench' from numbers`,
]

/**
 * Photographs from the first bound number to the second, nine of ten in use; some lack a text, have
 * a tag or a place, or are in the trash.
 */
export const mediaRows = [
  `${numbers} insert into media (id, sha256, mime_type, file_name, bytes, width, height, colour, alt_vi, alt_en, place, tags, search_text, created_at,
      updated_at, uploaded_by, deleted_at)
    select 'growth' || substr('000' || n, -4), 'growth-' || n, 'image/jpeg', 'anh-' || n || '.jpg', 250000, 4000, 3000, '7a8b6c', 'Ảnh ' || n,
      iif(n % 9, 'Photograph ' || n, ''), iif(n % 3, null, 'hue'), iif(n % 4, '[]', '["chợ"]'), 'anh-' || n || ' anh ' || n || ' hue', ${spread},
      ${spread}, 'bench', case when n % 23 = 0 then '2026-11-10T00:00:00.000Z' end from numbers`,
  `${numbers} insert into media_uses (media_id, noun, noun_id)
    select 'growth' || substr('000' || n, -4), 'post', 'growth-' || n from numbers where n % 10 > 0`,
]

/**
 * Deals from the first bound number to the second, after one of the seed: most public, some
 * changed, behind or scheduled; and a revision each.
 */
export const entryRows = [
  `${numbers} insert into entries (id, kind, slug, status_vi, status_en, published_at_vi, scheduled_at_vi, has_changes, is_behind, title_vi, title_en,
      search_text, created_at, updated_at, updated_by, deleted_at, summary, data, live)
    select 'growth-' || n, 'deal', 'growth-' || n, iif(n % 10, 'published', 'draft'), iif(n % 7, 'published', 'draft'), ${spread},
      case when n % 90 = 0 then '2027-01-01T00:00:00.000Z' end, n % 9 = 0, n % 11 = 0, 'Ưu đãi ' || n, 'Deal ' || n, 'uu dai ' || n || ' deal ' || n,
      ${spread}, ${spread}, iif(n % 3, 'lan', 'bench'), case when n % 23 = 0 then '2026-11-10T00:00:00.000Z' end, summary, data,
      iif(n % 50, json_remove(live, '$.isOwn'), live)
    from numbers, (select summary, data, live from entries where id = 'deal.mango-farm-day')`,
  `${numbers} insert into entry_revisions (entry_id, saved_at, username, action, data)
    select 'growth-' || n, ${spread}, 'bench', 'entry.create', '{}' from numbers`,
]
