update products set thumbnails = '[
    {"thumbnail_url": "/images/00112233445566778899aabbccddeeff/1080.jpg", "width": 1080, "height": 1440, "placeholder": "#abc", "thumbhash": "AAEC",
      "srcset_jpeg": "/images/00112233445566778899aabbccddeeff/160.jpg 160w", "srcset_webp": "/images/00112233445566778899aabbccddeeff/160.webp 160w",
      "srcset_avif": "/images/00112233445566778899aabbccddeeff/160.avif 160w"},
    {"thumbnail_url": "/images/ffeeddccbbaa99887766554433221100/160.jpg", "width": 1, "height": 1, "placeholder": "", "thumbhash": "",
      "srcset_jpeg": "", "srcset_webp": "", "srcset_avif": ""}]'
  where shop_id = '00000000-0000-4000-8000-0000000000d4' and video_id = '7301000000000000001';
