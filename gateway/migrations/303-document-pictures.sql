-- Which pictures a document was read from: with others it is read once more before it is applied with.
ALTER TABLE document_checks ADD COLUMN pictures text NOT NULL DEFAULT '';
