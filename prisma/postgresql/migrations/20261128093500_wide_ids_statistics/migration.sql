-- With its type a column loses its statistics, and no write brings them back soon: the planner would read all postings for the few of
-- an entry. Tables without rows stay as they are, as nothing is known of what they will have.
DO $$
DECLARE
  name text;
  has_rows boolean;
BEGIN
  FOREACH name IN ARRAY ARRAY['HeldSeat', 'Account', 'Entry', 'Posting', 'Evening', 'EveningHand'] LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name) INTO has_rows;
    IF has_rows THEN
      EXECUTE format('ANALYZE %I', name);
    END IF;
  END LOOP;
END
$$;
