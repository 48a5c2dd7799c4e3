-- Folded texts of posts for the full-text search: derived, can be emptied and filled again.
CREATE VIRTUAL TABLE posts_search USING fts5(slug UNINDEXED, title, summary, tags, body, tokenize = 'unicode61', prefix = '2 3');
