-- A photo of the third hero too is read on the parent's device: photos_second_read_on_device is about every hero but
-- the first.
ALTER TYPE "StoryHero" ADD VALUE 'third';
