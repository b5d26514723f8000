CREATE FUNCTION search_give_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_code (kind, key, code)
    SELECT TG_ARGV[0], NEW.key, coalesce(max(code) + 1, 0) FROM search_code WHERE kind = TG_ARGV[0]
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER qualification_search_code AFTER INSERT ON qualification
  FOR EACH ROW EXECUTE FUNCTION search_give_code('qualification');
CREATE TRIGGER document_type_search_code AFTER INSERT ON document_type
  FOR EACH ROW EXECUTE FUNCTION search_give_code('document');
