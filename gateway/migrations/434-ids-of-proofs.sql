-- What was kept of an application although nobody had judged it (gateway/realname/applyForRealname.ts): names of files, a guardian of
-- whoever was 18 already, the last day of a document that has none.
UPDATE realname_applications SET details = (details - 'relationship_proof') || jsonb_build_object('relationship_proof_file_ids',
    jsonb_path_query_array(details, '$.relationship_proof[*].picture.file_id'))
  WHERE details -> 'relationship_proof' IS NOT NULL;
UPDATE realname_applications SET details = details - ARRAY['guardian_name', 'guardian_doc_type', 'guardian_doc_no_mask',
    'guardian_doc_file_id', 'relationship', 'relationship_proof_file_ids']
  WHERE birth_date <= ((made_at AT TIME ZONE 'Asia/Hong_Kong')::date - interval '18 years')::date;
UPDATE realname_applications SET details = details - 'doc_valid_to' WHERE details ->> 'doc_validity' = 'permanent';
