update payments set from_former_holder = true where payment_id = '00000000-0000-4000-8000-000000090006';
