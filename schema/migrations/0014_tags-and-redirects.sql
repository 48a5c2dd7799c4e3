CREATE TABLE `path_redirects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`target` text NOT NULL,
	`username` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `path_redirects_path_unique` ON `path_redirects` (`path`);--> statement-breakpoint
CREATE INDEX `path_redirects_created` ON `path_redirects` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `post_tags` (
	`slug` text NOT NULL,
	`post_id` text NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`slug`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `post_tags_post` ON `post_tags` (`post_id`);--> statement-breakpoint
-- Written by hand: the tags of the posts so far, their slugs as slugify() of schema/fold.ts makes them.
INSERT OR IGNORE INTO post_tags (slug, post_id, tag)
WITH RECURSIVE
  pairs(post_id, tag) AS (
    SELECT posts.id, value FROM posts, json_each(CASE WHEN json_valid(posts.tags) THEN posts.tags ELSE '[]' END) WHERE json_each.type = 'text'
  ),
  letters(marked, plain) AS (
    VALUES (
      'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ',
      'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydaaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyyd'
    )
  ),
  walk(tag, at, slug) AS (
    SELECT DISTINCT tag, 1, '' FROM pairs
    UNION ALL
    SELECT tag, at + 1, slug || CASE
      WHEN instr(marked, substr(tag, at, 1)) > 0 THEN substr(plain, instr(marked, substr(tag, at, 1)), 1)
      WHEN substr(tag, at, 1) GLOB '[0-9A-Za-z]' THEN lower(substr(tag, at, 1))
      WHEN slug = '' OR slug GLOB '*-' THEN ''
      ELSE '-'
    END
    FROM walk, letters WHERE at <= length(tag)
  )
SELECT rtrim(walk.slug, '-'), pairs.post_id, pairs.tag FROM pairs JOIN walk ON walk.tag = pairs.tag AND walk.at = length(pairs.tag) + 1
WHERE rtrim(walk.slug, '-') <> '';
