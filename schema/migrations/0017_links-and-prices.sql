CREATE TABLE `link_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`url` text NOT NULL,
	`host` text NOT NULL,
	`next_at` text NOT NULL,
	`asked_at` text,
	`outcome` text,
	`status` integer,
	`failed_days` integer DEFAULT 0 NOT NULL,
	`sure_days` integer DEFAULT 0 NOT NULL,
	`gone_days` integer DEFAULT 0 NOT NULL,
	`failed_on` text,
	`first_failed_at` text,
	`dead_since` text
);
--> statement-breakpoint
CREATE INDEX `link_checks_next` ON `link_checks` (`host`,`next_at`);--> statement-breakpoint
CREATE INDEX `link_checks_failing` ON `link_checks` (`host`,`next_at`) WHERE failed_days > 0;--> statement-breakpoint
CREATE INDEX `link_checks_dead` ON `link_checks` (`kind`,`dead_since`,`subject`) WHERE dead_since is not null;--> statement-breakpoint
ALTER TABLE `product_texts` ADD `link_from` text;--> statement-breakpoint
ALTER TABLE `product_texts` ADD `link_to` text;--> statement-breakpoint
ALTER TABLE `product_texts` ADD `price_seen_on` text;--> statement-breakpoint
ALTER TABLE `product_texts` ADD `earlier_price_cents` integer;--> statement-breakpoint
ALTER TABLE `product_texts` ADD `earlier_from` text;--> statement-breakpoint
ALTER TABLE `product_texts` ADD `earlier_to` text;--> statement-breakpoint
-- By hand: the links of the products that are there already.
INSERT INTO `link_checks` (`id`, `kind`, `subject`, `url`, `host`, `next_at`)
SELECT 'product:' || `external_id`, 'product', `external_id`, `destination_url`,
	substr(`destination_url`, 9, instr(substr(`destination_url`, 9) || '/', '/') - 1), `created_at`
FROM `products` JOIN `product_texts` ON `product_texts`.`id` = `products`.`id`;
