CREATE TABLE `submissions` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`destination` text DEFAULT '' NOT NULL,
	`travel_dates` text DEFAULT '' NOT NULL,
	`group_size` text DEFAULT '' NOT NULL,
	`budget` text DEFAULT '' NOT NULL,
	`interests` text DEFAULT '' NOT NULL,
	`service` text,
	`message` text NOT NULL,
	`plan` text,
	`language` text NOT NULL,
	`submitted_at` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`assignee` text,
	`search_text` text DEFAULT '' NOT NULL,
	`updated_at` text,
	`idempotency_key` text,
	`content_hash` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_id_unique` ON `submissions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_idempotency_key` ON `submissions` (`idempotency_key`,`kind`);--> statement-breakpoint
CREATE INDEX `submissions_created` ON `submissions` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_status` ON `submissions` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_assignee` ON `submissions` (`assignee`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_email` ON `submissions` (`email`);--> statement-breakpoint
CREATE INDEX `submissions_phone` ON `submissions` (`phone`);--> statement-breakpoint
CREATE INDEX `submissions_content` ON `submissions` (`content_hash`,`created_at`);--> statement-breakpoint
-- Written by hand from here: the rows of both tables in the order in which they came, and their full-text index.
INSERT INTO submissions (id, kind, name, email, phone, destination, travel_dates, group_size, budget, interests, service, message, plan, language,
	submitted_at, status, assignee, search_text, updated_at, idempotency_key, content_hash, created_at)
SELECT id, 'trip', name, email, phone, destination, travel_dates, group_size, budget, interests, NULL, message, plan, language,
	submitted_at, status, assignee, search_text, updated_at, idempotency_key, content_hash, created_at
FROM trip_leads
UNION ALL
SELECT id, 'contact', name, email, phone, '', '', '', '', '', service, message, NULL, language,
	created_at, status, assignee, search_text, updated_at, idempotency_key, content_hash, created_at
FROM contact_messages
ORDER BY created_at, id;--> statement-breakpoint
CREATE VIRTUAL TABLE submissions_search USING fts5(search_text, content='submissions', content_rowid='number', tokenize='unicode61', prefix='2 3');--> statement-breakpoint
-- Nothing of an erased row may stay in the index.
INSERT INTO submissions_search (submissions_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO submissions_search (submissions_search) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER submissions_inserted AFTER INSERT ON submissions
BEGIN
	INSERT INTO submissions_search (rowid, search_text) VALUES (new.number, new.search_text);
END;--> statement-breakpoint
CREATE TRIGGER submissions_deleted AFTER DELETE ON submissions
BEGIN
	INSERT INTO submissions_search (submissions_search, rowid, search_text) VALUES ('delete', old.number, old.search_text);
END;--> statement-breakpoint
CREATE TRIGGER submissions_updated AFTER UPDATE OF search_text ON submissions
BEGIN
	INSERT INTO submissions_search (submissions_search, rowid, search_text) VALUES ('delete', old.number, old.search_text);
	INSERT INTO submissions_search (rowid, search_text) VALUES (new.number, new.search_text);
END;--> statement-breakpoint
-- The admin calls a message by the kind of its form now.
UPDATE audit_log SET label = 'contact' WHERE label = 'message' AND action IN ('lead.update', 'lead.note');--> statement-breakpoint
DROP VIEW lead_steps;--> statement-breakpoint
DROP TABLE leads_search;--> statement-breakpoint
DROP TABLE `lead_places`;--> statement-breakpoint
DROP TABLE `trip_leads`;--> statement-breakpoint
DROP TABLE `contact_messages`;
