CREATE TABLE `lead_places` (
	`place` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_places_lead` ON `lead_places` (`id`,`kind`);--> statement-breakpoint
CREATE TABLE `post_months` (
	`month` text PRIMARY KEY NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_counts` (
	`category` text NOT NULL,
	`country` text NOT NULL,
	`in_stock` integer NOT NULL,
	`is_trending` integer NOT NULL,
	`is_hot` integer NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`category`, `country`, `in_stock`, `is_trending`, `is_hot`)
);
--> statement-breakpoint
CREATE TABLE `sitemap_files` (
	`file` integer PRIMARY KEY NOT NULL,
	`from_live_at` text NOT NULL,
	`from_id` text NOT NULL,
	`posts` integer NOT NULL,
	`changed` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sitemap_files_from` ON `sitemap_files` (`from_live_at`,`from_id`);--> statement-breakpoint
CREATE TABLE `subscription_days` (
	`status` text NOT NULL,
	`day` text NOT NULL,
	`subscriptions` integer NOT NULL,
	PRIMARY KEY(`status`, `day`)
);
--> statement-breakpoint
CREATE INDEX `outbox_made` ON `outbox` (`status`,`created_at`);--> statement-breakpoint
DROP INDEX `posts_public`;--> statement-breakpoint
DROP INDEX `posts_public_featured`;--> statement-breakpoint
DROP INDEX `posts_public_pillar`;--> statement-breakpoint
DROP INDEX `posts_public_destination`;--> statement-breakpoint
CREATE INDEX `posts_public` ON `posts` (`live_at`,`id`,`slug`,`updated_at`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_featured` ON `posts` (`featured`,`live_at`,`id`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_pillar` ON `posts` (`content_pillar`,`live_at`,`id`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_destination` ON `posts` (`destination_slug`,`live_at`,`id`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
-- What follows is written by hand: drizzle knows neither triggers nor full-text indexes.

-- Full-text indexes get a list for every beginning of up to eight letters: a beginning without one is looked up word by word before the
-- first row comes, however few are wanted. The products' index keeps no texts; its words come back from itself.
CREATE TABLE `search_copy` AS SELECT rowid AS `id`, slug, title, summary, tags, body FROM posts_search;--> statement-breakpoint
DROP TABLE posts_search;--> statement-breakpoint
CREATE VIRTUAL TABLE posts_search USING fts5(slug UNINDEXED, title, summary, tags, body, tokenize = 'unicode61', prefix = '1 2 3 4 5 6 7 8');--> statement-breakpoint
INSERT INTO posts_search (rowid, slug, title, summary, tags, body) SELECT * FROM search_copy;--> statement-breakpoint
DROP TABLE search_copy;--> statement-breakpoint
CREATE VIRTUAL TABLE products_words USING fts5vocab(products_search, instance);--> statement-breakpoint
CREATE TABLE `search_copy` AS SELECT `doc` AS `id`, group_concat(CASE `col` WHEN 'title' THEN `term` END, ' ') AS `title`,
	group_concat(CASE `col` WHEN 'description' THEN `term` END, ' ') AS `description`,
	group_concat(CASE `col` WHEN 'merchant' THEN `term` END, ' ') AS `merchant`,
	group_concat(CASE `col` WHEN 'tags' THEN `term` END, ' ') AS `tags`
FROM (SELECT * FROM products_words ORDER BY `doc`, `col`, `offset`) GROUP BY `doc`;--> statement-breakpoint
DROP TABLE products_words;--> statement-breakpoint
DROP TABLE products_search;--> statement-breakpoint
CREATE VIRTUAL TABLE products_search USING fts5(title, description, merchant, tags, content='', contentless_delete=1, tokenize='unicode61', prefix='1 2 3 4 5 6 7 8');--> statement-breakpoint
INSERT INTO products_search (rowid, title, description, merchant, tags)
SELECT `id`, coalesce(`title`, ''), coalesce(`description`, ''), coalesce(`merchant`, ''), coalesce(`tags`, '') FROM search_copy;--> statement-breakpoint
DROP TABLE search_copy;--> statement-breakpoint

-- Articles by month, and the files of the sitemap. Those of before are cut into files of ten thousand.
INSERT INTO post_months (month, posts)
SELECT strftime('%Y-%m', live_at, '+7 hours'), count(*) FROM posts
WHERE status <> 'draft' AND deleted_at IS NULL AND strftime('%Y-%m', live_at, '+7 hours') IS NOT NULL GROUP BY 1;--> statement-breakpoint
INSERT INTO sitemap_files (file, from_live_at, from_id, posts, changed)
SELECT place / 10000 + 1, min(CASE place % 10000 WHEN 0 THEN CASE place WHEN 0 THEN '' ELSE live_at END END),
	min(CASE place % 10000 WHEN 0 THEN CASE place WHEN 0 THEN '' ELSE id END END), count(*), max(CASE WHEN live_at <= updated_at THEN updated_at ELSE '' END)
FROM (SELECT row_number() OVER (ORDER BY live_at, id) - 1 AS place, live_at, id, updated_at FROM posts WHERE status <> 'draft' AND deleted_at IS NULL)
GROUP BY place / 10000;--> statement-breakpoint
-- Nobody reads the views: inserting into one runs what has to be done when a row comes or goes, so that it stands here once.
CREATE VIEW post_steps AS SELECT '' AS step, id, live_at, updated_at FROM posts;--> statement-breakpoint
CREATE TRIGGER post_comes INSTEAD OF INSERT ON post_steps WHEN new.step = 'comes'
BEGIN
	INSERT INTO post_months (month, posts)
	SELECT strftime('%Y-%m', new.live_at, '+7 hours'), 1 WHERE strftime('%Y-%m', new.live_at, '+7 hours') IS NOT NULL
	ON CONFLICT (month) DO UPDATE SET posts = posts + 1;
	INSERT INTO sitemap_files (file, from_live_at, from_id, posts, changed)
	SELECT 1, '', '', 0, '' WHERE NOT EXISTS (SELECT 1 FROM sitemap_files);
	-- The last file is full, and no article is newer: another file begins.
	INSERT INTO sitemap_files (file, from_live_at, from_id, posts, changed)
	SELECT (SELECT max(file) FROM sitemap_files) + 1, new.live_at, new.id, 0, ''
	FROM (SELECT posts FROM sitemap_files ORDER BY from_live_at DESC, from_id DESC LIMIT 1) AS last
	WHERE last.posts >= 10000 AND NOT EXISTS (
		SELECT 1 FROM posts WHERE status <> 'draft' AND deleted_at IS NULL AND (live_at, id) > (new.live_at, new.id)
	);
	UPDATE sitemap_files SET posts = posts + 1, changed = max(changed, iif(new.live_at <= new.updated_at, new.updated_at, ''))
	WHERE file = (
		SELECT file FROM sitemap_files WHERE (from_live_at, from_id) <= (new.live_at, new.id) ORDER BY from_live_at DESC, from_id DESC LIMIT 1
	);
	-- A full file that an older article came into: its newer half becomes another file.
	INSERT INTO sitemap_files (file, from_live_at, from_id, posts, changed)
	SELECT (SELECT max(file) FROM sitemap_files) + 1, middle.live_at, middle.id, full.posts - 5000, full.changed
	FROM sitemap_files AS full JOIN posts AS middle ON middle.rowid = (
		SELECT rowid FROM posts WHERE status <> 'draft' AND deleted_at IS NULL AND (live_at, id) >= (full.from_live_at, full.from_id)
		ORDER BY live_at, id LIMIT 1 OFFSET 5000
	)
	WHERE full.posts > 10000;
	UPDATE sitemap_files SET posts = 5000 WHERE posts > 10000;
END;--> statement-breakpoint
CREATE TRIGGER post_goes INSTEAD OF INSERT ON post_steps WHEN new.step = 'goes'
BEGIN
	UPDATE post_months SET posts = posts - 1 WHERE month = strftime('%Y-%m', new.live_at, '+7 hours');
	DELETE FROM post_months WHERE month = strftime('%Y-%m', new.live_at, '+7 hours') AND posts <= 0;
	UPDATE sitemap_files SET posts = posts - 1
	WHERE file = (
		SELECT file FROM sitemap_files WHERE (from_live_at, from_id) <= (new.live_at, new.id) ORDER BY from_live_at DESC, from_id DESC LIMIT 1
	);
	DELETE FROM sitemap_files WHERE NOT EXISTS (SELECT 1 FROM sitemap_files WHERE posts > 0);
END;--> statement-breakpoint
CREATE TRIGGER posts_inserted AFTER INSERT ON posts WHEN new.status <> 'draft' AND new.deleted_at IS NULL
BEGIN
	INSERT INTO post_steps (step, id, live_at, updated_at) VALUES ('comes', new.id, new.live_at, new.updated_at);
END;--> statement-breakpoint
CREATE TRIGGER posts_deleted_row AFTER DELETE ON posts WHEN old.status <> 'draft' AND old.deleted_at IS NULL
BEGIN
	INSERT INTO post_steps (step, id, live_at, updated_at) VALUES ('goes', old.id, old.live_at, old.updated_at);
END;--> statement-breakpoint
CREATE TRIGGER posts_updated AFTER UPDATE OF id, status, published_at, deleted_at, updated_at ON posts
BEGIN
	INSERT INTO post_steps (step, id, live_at, updated_at)
	SELECT 'goes', old.id, old.live_at, old.updated_at WHERE old.status <> 'draft' AND old.deleted_at IS NULL;
	INSERT INTO post_steps (step, id, live_at, updated_at)
	SELECT 'comes', new.id, new.live_at, new.updated_at WHERE new.status <> 'draft' AND new.deleted_at IS NULL;
END;--> statement-breakpoint

-- Listed products by what listings filter by.
INSERT INTO product_counts (category, country, in_stock, is_trending, is_hot, products)
SELECT category, country, in_stock, viral_score >= 70, is_hot, count(*) FROM products WHERE listed = 1 GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products WHEN new.listed = 1
BEGIN
	INSERT INTO product_counts (category, country, in_stock, is_trending, is_hot, products)
	VALUES (new.category, new.country, new.in_stock, new.viral_score >= 70, new.is_hot, 1)
	ON CONFLICT (category, country, in_stock, is_trending, is_hot) DO UPDATE SET products = products + 1;
END;--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products WHEN old.listed = 1
BEGIN
	UPDATE product_counts SET products = products - 1
	WHERE (category, country, in_stock, is_trending, is_hot) = (old.category, old.country, old.in_stock, old.viral_score >= 70, old.is_hot);
END;--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE OF listed, category, country, in_stock, viral_score, is_hot ON products
WHEN (old.listed, old.category, old.country, old.in_stock, old.viral_score >= 70, old.is_hot)
	<> (new.listed, new.category, new.country, new.in_stock, new.viral_score >= 70, new.is_hot)
BEGIN
	UPDATE product_counts SET products = products - 1
	WHERE old.listed = 1
	AND (category, country, in_stock, is_trending, is_hot) = (old.category, old.country, old.in_stock, old.viral_score >= 70, old.is_hot);
	INSERT INTO product_counts (category, country, in_stock, is_trending, is_hot, products)
	SELECT new.category, new.country, new.in_stock, new.viral_score >= 70, new.is_hot, 1 WHERE new.listed = 1
	ON CONFLICT (category, country, in_stock, is_trending, is_hot) DO UPDATE SET products = products + 1;
END;--> statement-breakpoint

-- Subscriptions by state, and by state and Vietnam day; the row of the day '' holds all of them.
INSERT INTO subscription_days (status, day, subscriptions)
SELECT status, coalesce(date(created_at, '+7 hours'), '?'), count(*) FROM newsletter_subscriptions GROUP BY 1, 2
UNION ALL SELECT status, '', count(*) FROM newsletter_subscriptions GROUP BY 1;--> statement-breakpoint
CREATE TRIGGER subscriptions_inserted AFTER INSERT ON newsletter_subscriptions
BEGIN
	INSERT INTO subscription_days (status, day, subscriptions)
	VALUES (new.status, '', 1), (new.status, coalesce(date(new.created_at, '+7 hours'), '?'), 1)
	ON CONFLICT (status, day) DO UPDATE SET subscriptions = subscriptions + 1;
END;--> statement-breakpoint
CREATE TRIGGER subscriptions_deleted AFTER DELETE ON newsletter_subscriptions
BEGIN
	UPDATE subscription_days SET subscriptions = subscriptions - 1
	WHERE status = old.status AND day IN ('', coalesce(date(old.created_at, '+7 hours'), '?'));
END;--> statement-breakpoint
CREATE TRIGGER subscriptions_updated AFTER UPDATE OF status, created_at ON newsletter_subscriptions
BEGIN
	UPDATE subscription_days SET subscriptions = subscriptions - 1
	WHERE status = old.status AND day IN ('', coalesce(date(old.created_at, '+7 hours'), '?'));
	INSERT INTO subscription_days (status, day, subscriptions)
	VALUES (new.status, '', 1), (new.status, coalesce(date(new.created_at, '+7 hours'), '?'), 1)
	ON CONFLICT (status, day) DO UPDATE SET subscriptions = subscriptions + 1;
END;--> statement-breakpoint

-- Requests and messages by their words. The column `state` holds what the inbox filters by, as words. Nothing of a deleted one may stay in
-- the index, so what it held is told when it goes.
CREATE VIRTUAL TABLE leads_search USING fts5(text, state, content='', tokenize='unicode61', prefix='1 2 3 4 5 6 7 8');--> statement-breakpoint
INSERT INTO leads_search (leads_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE VIEW lead_steps AS SELECT '' AS step, '' AS kind, id, created_at, search_text, '' AS state FROM trip_leads;--> statement-breakpoint
CREATE TRIGGER lead_comes INSTEAD OF INSERT ON lead_steps WHEN new.step = 'comes'
BEGIN
	INSERT INTO lead_places (place, kind, id)
	SELECT max(begins, coalesce((SELECT max(place) + 1 FROM lead_places WHERE place >= begins AND place < begins + 1048576), 0)), new.kind, new.id
	FROM (
		SELECT max(0, min(4398046511103, coalesce(unixepoch(new.created_at), 0) * 1000 + cast(substr(new.created_at, 21, 3) AS integer))) * 1048576 AS begins
	);
	INSERT INTO leads_search (rowid, text, state) SELECT place, new.search_text, new.state FROM lead_places WHERE id = new.id AND kind = new.kind;
END;--> statement-breakpoint
CREATE TRIGGER lead_goes INSTEAD OF INSERT ON lead_steps WHEN new.step = 'goes'
BEGIN
	INSERT INTO leads_search (leads_search, rowid, text, state)
	SELECT 'delete', place, new.search_text, new.state FROM lead_places WHERE id = new.id AND kind = new.kind;
	DELETE FROM lead_places WHERE id = new.id AND kind = new.kind;
END;--> statement-breakpoint
CREATE TRIGGER lead_words_go INSTEAD OF INSERT ON lead_steps WHEN new.step = 'words go'
BEGIN
	INSERT INTO leads_search (leads_search, rowid, text, state)
	SELECT 'delete', place, new.search_text, new.state FROM lead_places WHERE id = new.id AND kind = new.kind;
END;--> statement-breakpoint
CREATE TRIGGER lead_words_come INSTEAD OF INSERT ON lead_steps WHEN new.step = 'words come'
BEGIN
	INSERT INTO leads_search (rowid, text, state) SELECT place, new.search_text, new.state FROM lead_places WHERE id = new.id AND kind = new.kind;
END;--> statement-breakpoint
INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
SELECT 'comes', 'trip', id, created_at, search_text, 'trip ' || status || iif(status = 'spam', '', ' kept') || iif(assignee IS NULL, ' nobody', ' by' || hex(assignee))
FROM trip_leads ORDER BY created_at, id;--> statement-breakpoint
CREATE TRIGGER trip_leads_inserted AFTER INSERT ON trip_leads
BEGIN
	INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
	VALUES ('comes', 'trip', new.id, new.created_at, new.search_text, 'trip ' || new.status || iif(new.status = 'spam', '', ' kept') || iif(new.assignee IS NULL, ' nobody', ' by' || hex(new.assignee)));
END;--> statement-breakpoint
CREATE TRIGGER trip_leads_deleted AFTER DELETE ON trip_leads
BEGIN
	INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
	VALUES ('goes', 'trip', old.id, old.created_at, old.search_text, 'trip ' || old.status || iif(old.status = 'spam', '', ' kept') || iif(old.assignee IS NULL, ' nobody', ' by' || hex(old.assignee)));
END;--> statement-breakpoint
CREATE TRIGGER trip_leads_updated AFTER UPDATE OF status, assignee, search_text ON trip_leads
BEGIN
	INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
	VALUES ('words go', 'trip', old.id, old.created_at, old.search_text, 'trip ' || old.status || iif(old.status = 'spam', '', ' kept') || iif(old.assignee IS NULL, ' nobody', ' by' || hex(old.assignee)));
	INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
	VALUES ('words come', 'trip', new.id, new.created_at, new.search_text, 'trip ' || new.status || iif(new.status = 'spam', '', ' kept') || iif(new.assignee IS NULL, ' nobody', ' by' || hex(new.assignee)));
END;--> statement-breakpoint
INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
SELECT 'comes', 'message', id, created_at, search_text, 'message ' || status || iif(status = 'spam', '', ' kept') || iif(assignee IS NULL, ' nobody', ' by' || hex(assignee))
FROM contact_messages ORDER BY created_at, id;--> statement-breakpoint
CREATE TRIGGER contact_messages_inserted AFTER INSERT ON contact_messages
BEGIN
	INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
	VALUES ('comes', 'message', new.id, new.created_at, new.search_text, 'message ' || new.status || iif(new.status = 'spam', '', ' kept') || iif(new.assignee IS NULL, ' nobody', ' by' || hex(new.assignee)));
END;--> statement-breakpoint
CREATE TRIGGER contact_messages_deleted AFTER DELETE ON contact_messages
BEGIN
	INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
	VALUES ('goes', 'message', old.id, old.created_at, old.search_text, 'message ' || old.status || iif(old.status = 'spam', '', ' kept') || iif(old.assignee IS NULL, ' nobody', ' by' || hex(old.assignee)));
END;--> statement-breakpoint
CREATE TRIGGER contact_messages_updated AFTER UPDATE OF status, assignee, search_text ON contact_messages
BEGIN
	INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
	VALUES ('words go', 'message', old.id, old.created_at, old.search_text, 'message ' || old.status || iif(old.status = 'spam', '', ' kept') || iif(old.assignee IS NULL, ' nobody', ' by' || hex(old.assignee)));
	INSERT INTO lead_steps (step, kind, id, created_at, search_text, state)
	VALUES ('words come', 'message', new.id, new.created_at, new.search_text, 'message ' || new.status || iif(new.status = 'spam', '', ' kept') || iif(new.assignee IS NULL, ' nobody', ' by' || hex(new.assignee)));
END;--> statement-breakpoint
-- A backup brings long values piece by piece.
CREATE TRIGGER trip_leads_renamed AFTER UPDATE OF id ON trip_leads
BEGIN
	UPDATE lead_places SET id = new.id WHERE id = old.id AND kind = 'trip';
END;--> statement-breakpoint
-- A backup brings long values piece by piece.
CREATE TRIGGER contact_messages_renamed AFTER UPDATE OF id ON contact_messages
BEGIN
	UPDATE lead_places SET id = new.id WHERE id = old.id AND kind = 'message';
END;
