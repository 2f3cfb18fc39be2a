-- The price of deo's is in doubt and waits for an answer; 1 was answered by another price, and its title was found right.
update products set price_unsure = true, imported_price_ugx = null, guess_ugx = 10000000000,
    asked_caption = '[{"text": "<b>Kitenge</b> \"dress\"", "as": "title"}, {"text": "\n😀 10,000,000,000", "as": "price"}, {"text": " #TRACK", "as": null}]'
  where shop_id = '00000000-0000-4000-8000-0000000000d4';
update products set guess_ugx = 100, reading_verdicts = '{asked:price,corrected:price,confirmed:title}'
  where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000001';
