CREATE TABLE `product_clicks` (
	`id` text PRIMARY KEY NOT NULL,
	`external_id` text NOT NULL,
	`day` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_clicks_day` ON `product_clicks` (`day`);--> statement-breakpoint
CREATE INDEX `product_clicks_product` ON `product_clicks` (`external_id`);--> statement-breakpoint
CREATE TABLE `product_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`title_vi` text NOT NULL,
	`description` text NOT NULL,
	`description_vi` text NOT NULL,
	`image_url` text NOT NULL,
	`merchant` text NOT NULL,
	`affiliate_url` text,
	`destination_url` text NOT NULL,
	`tags` text NOT NULL,
	`tags_vi` text NOT NULL,
	`is_new` integer DEFAULT 0 NOT NULL,
	`discount_percent` integer DEFAULT 0 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`external_id` text NOT NULL,
	`listed` integer DEFAULT 1 NOT NULL,
	`category` text NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`in_stock` integer DEFAULT 1 NOT NULL,
	`price_cents` integer,
	`price_order` integer NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`is_hot` integer DEFAULT 0 NOT NULL,
	`is_best_seller` integer DEFAULT 0 NOT NULL,
	`viral_score` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_external_id_unique` ON `products` (`external_id`);--> statement-breakpoint
CREATE INDEX `products_facets` ON `products` (`listed`,`category`,`country`,`in_stock`,`price_cents`,`viral_score`,`is_hot`);--> statement-breakpoint
CREATE INDEX `products_hot` ON `products` (`listed`,`is_hot`,`viral_score`,`id`,`category`,`country`,`in_stock`,`price_cents`);--> statement-breakpoint
CREATE INDEX `products_trending` ON `products` (`listed`,`viral_score`,`id`,`category`,`country`,`in_stock`,`price_cents`,`is_hot`);--> statement-breakpoint
CREATE INDEX `products_price` ON `products` (`listed`,`price_order`,`id`,`category`,`country`,`in_stock`,`price_cents`,`viral_score`,`is_hot`);--> statement-breakpoint
CREATE INDEX `products_price_high` ON `products` (`listed`,`price_cents`,`id`,`category`,`country`,`in_stock`,`viral_score`,`is_hot`);--> statement-breakpoint
CREATE INDEX `products_rating` ON `products` (`listed`,`rating`,`review_count`,`id`,`category`,`country`,`in_stock`,`price_cents`,`viral_score`,`is_hot`);--> statement-breakpoint
CREATE INDEX `products_newest` ON `products` (`listed`,`created_at`,`id`,`category`,`country`,`in_stock`,`price_cents`,`viral_score`,`is_hot`);--> statement-breakpoint
CREATE INDEX `products_bestseller` ON `products` (`listed`,`is_best_seller`,`review_count`,`id`,`category`,`country`,`in_stock`,`price_cents`,`viral_score`,`is_hot`);--> statement-breakpoint
CREATE VIRTUAL TABLE products_search USING fts5(title, description, merchant, tags, content='', contentless_delete=1, tokenize='unicode61', prefix='2 3');
