update orders set awaits_message = true where order_id = '00000000-0000-4000-8000-000000180001';
